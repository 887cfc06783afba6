/** Defines the Node globals that Stoplight's packages use while loading, so this must be imported before them. */
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
