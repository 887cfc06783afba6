import type { SpanProcessor } from '@opentelemetry/sdk-trace'
import { loggableText } from '../logging/loggable-path.ts'

const nothing = () => Promise.resolve()

/** Removes from spans what logs must not hold: queries, and the tokens of preview links. */
export const loggableSpans: SpanProcessor = {
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
