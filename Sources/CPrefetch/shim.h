#pragma once

// Asks the processor to bring memory into its caches; the address may be any.
static inline void prefetch_memory(const void *_Nonnull address) { __builtin_prefetch(address); }
