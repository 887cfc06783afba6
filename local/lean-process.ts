/** Flags and variables that limit the memory of each Node process, however much the machine has. */
export const leanProcess = {
  // A larger young generation would collect the garbage of many large answers late.
  flags: ['--max-semi-space-size=8'],
  // Otherwise each thread keeps its own free memory, and malloc keeps large freed buffers, as it raises its threshold
  // and allocates later ones on the heap (mallopt(3), M_MMAP_THRESHOLD).
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
