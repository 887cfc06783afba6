import type { Instrumentation } from 'next'
import product from '../package.json' with { type: 'json' }
import { env } from './config/env.ts'
import { logError } from './server/logging/log-error.ts'
import { setTracing } from './server/tracing/tracing.ts'

/** Next calls it once, before the first request. Nothing of OpenTelemetry is loaded unless there is where to send. */
export async function register(): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return
  const { startTracing } = await import('./server/tracing/start-tracing.ts')
  setTracing(startTracing({ name: env.OTEL_SERVICE_NAME, version: product.version }))
}

/** While one develops, Next says it in words. */
export const onRequestError: Instrumentation.onRequestError = (...failure) =>
  env.NODE_ENV === 'development' ? undefined : logError(...failure)
