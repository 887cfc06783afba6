import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { loggableText } from '../logging/loggable-path.ts'
import type { Tracing } from './tracing.ts'

const nothing = () => Promise.resolve()

/** Removes from spans what logs must not hold: queries, and the tokens of preview links. */
const loggableSpans: SpanProcessor = {
  onStart() {},
  onEnding(span) {
    span.updateName(loggableText(span.name))
    for (const [name, value] of Object.entries(span.attributes))
      if (typeof value === 'string') span.setAttribute(name, loggableText(value))
  },
  onEnd() {},
  forceFlush: nothing,
  shutdown: nothing,
}

/**
 * Sends the spans of Next and of `withSpan` to the collector at OTEL_EXPORTER_OTLP_ENDPOINT, which the exporter reads
 * itself, like the other variables with that prefix.
 */
export function startTracing(service: { name: string; version: string }): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service.name,
      'service.version': service.version,
    }),
    spanProcessors: [loggableSpans, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const tracer = trace.getTracer(service.name)
  return {
    stop: () => provider.shutdown(),
    traced: (title, work) =>
      tracer.startActiveSpan(title, async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) })
          throw error
        } finally {
          span.end()
        }
      }),
  }
}
