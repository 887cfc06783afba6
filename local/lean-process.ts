/** With what each of Node's processes takes little memory, however much the machine has. */
export const leanProcess = {
  // For new objects: with more, what many large answers leave is collected late.
  flags: ['--max-semi-space-size=8'],
  // Otherwise each thread keeps free memory of its own, and malloc keeps large buffers that were freed, as it
  // takes those that follow from the same heap (mallopt(3), M_MMAP_THRESHOLD).
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}
