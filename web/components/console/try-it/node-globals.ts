/** What Stoplight's packages take from Node, as they ask for it while they are loaded: imported before them. */
Object.assign(globalThis, {
  process: {
    env: {},
    platform: 'browser',
    browser: true,
    cwd: () => '/',
    nextTick: (work: (...given: unknown[]) => void, ...given: unknown[]) =>
      queueMicrotask(() => work(...given)),
  },
})

export {}
