export interface Tracing {
  /** Runs `work` as a span of the request under way. */
  traced: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Sends what was not yet sent. */
  stop: () => Promise<void>
}

// Each of Next's bundles has a copy of this module, so what they share has a name on the global object.
const shared: { [key: symbol]: Tracing | undefined } = globalThis
const name = Symbol.for('docs.tracing')

export function setTracing(tracing: Tracing): void {
  shared[name] = tracing
}

/** `work`, as a span where spans are sent somewhere. */
export const traced: Tracing['traced'] = (title, work) =>
  shared[name] ? shared[name].traced(title, work) : work()

export const stopTracing = (): Promise<void> => shared[name]?.stop() ?? Promise.resolve()
