export interface Tracing {
  /** Runs `work` as a span of the current request. */
  traced: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Sends pending spans. */
  stop: () => Promise<void>
}

// Each of Next's bundles has a copy of this module, so shared state lives under a symbol on the global object.
const shared: { [key: symbol]: Tracing | undefined } = globalThis
const name = Symbol.for('docs.tracing')

export function setTracing(tracing: Tracing): void {
  shared[name] = tracing
}

/** Runs `work`, as a span when tracing is on. */
export const withSpan: Tracing['traced'] = (title, work) =>
  shared[name] ? shared[name].traced(title, work) : work()

export const stopTracing = (): Promise<void> => shared[name]?.stop() ?? Promise.resolve()
