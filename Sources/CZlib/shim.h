#pragma once
// The functions of zlib that Ordo and its tests use, declared here so that no development package is needed.

typedef struct z_stream_s {
  const unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *(*zalloc)(void *, unsigned int, unsigned int);
  void (*zfree)(void *, void *);
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} z_stream;

const char *zlibVersion(void);
int deflateInit2_(z_stream *stream, int level, int method, int windowBits, int memLevel,
                  int strategy, const char *version, int stream_size);
int deflate(z_stream *stream, int flush);
int deflateEnd(z_stream *stream);
unsigned long deflateBound(z_stream *stream, unsigned long length);
int inflateInit2_(z_stream *stream, int windowBits, const char *version, int stream_size);
int inflate(z_stream *stream, int flush);
int inflateEnd(z_stream *stream);
