import { isSameDestination, makeDifference } from "./difference.js"

/**
 * One drag, from press to rest, as a pure state machine. It is the only writer of what a drag is;
 * whoever owns it performs the actions that `send` returns.
 *
 *   idle → pressed → lifted → dropping → idle
 *                        ↘ cancelling ↗
 */
export class Session {
  state = { phase: "idle" }

  get phase() {
    return this.state.phase
  }

  send(event) {
    const transition = transitions[this.phase][event.type]
    if (!transition) return []
    const [state, ...actions] = transition(this.state, event)
    this.state = state
    return actions
  }
}

const idle = { phase: "idle" }

const transitions = {
  idle: {
    press: () => [{ phase: "pressed" }],
  },

  pressed: {
    release: () => [idle],
    cancel: () => [idle],
    lift: (_, { sources, home }) => [
      { phase: "lifted", sources, home, target: home },
      { type: "lift", sources },
    ],
  },

  lifted: {
    aim: (state, { target }) =>
      isSameDestination(target, state.target)
        ? [state]
        : [{ ...state, target }, { type: "retarget", target }],
    rehome: (state, { home }) => [{ ...state, home }],
    drop: state =>
      isSameDestination(state.target, state.home) ? goBack(state, "unchanged") : drop(state),
    cancel: state => goBack(state, "cancelled"),
    abandon: state => [idle, { type: "release" }, end({ ...state, outcome: "cancelled" })],
    vanish,
  },

  dropping: {
    shown: state => settle({ ...state, isShown: true }, { type: "release" }),
    arrived: state => settle({ ...state, hasArrived: true }),
    refuse: state => (state.isShown ? [state] : goBack(state, "refused")),
    vanish,
  },

  cancelling: {
    arrived: state => [idle, { type: "release" }, end(state)],
    vanish,
  },
}

function drop(state) {
  const difference = makeDifference(state.sources, state.target)
  return [
    { ...state, phase: "dropping", outcome: "moved", difference, isShown: false, hasArrived: false },
    { type: "settle" },
    { type: "move", difference },
  ]
}

function goBack(state, outcome) {
  return [
    { ...state, phase: "cancelling", outcome, target: state.home },
    { type: "return", isRefused: outcome === "refused" },
  ]
}

function settle(state, ...actions) {
  return state.isShown && state.hasArrived
    ? [idle, ...actions, end(state)]
    : [state, ...actions]
}

function vanish(state, { ids }) {
  const sources = state.sources.filter(id => !ids.includes(id))
  if (sources.length === state.sources.length) return [state]
  if (sources.length > 0) return [{ ...state, sources }]
  return [idle, { type: "release" }, { type: "fade" }, end({ ...state, outcome: "removed" })]
}

function end({ outcome, difference }) {
  return { type: "end", outcome, difference: outcome === "moved" ? difference : null }
}
