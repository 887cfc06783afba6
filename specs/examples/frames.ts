import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { z } from 'zod'
import { closeSchemas, tree } from '../tree.ts'
import type { CheckedExample } from './checked-example.ts'

const ROOT = 'https://specs.test'
const file = z.object({
  channels: z.record(z.string(), z.object({ 'x-subscribe': tree.optional() })),
  components: z.object({
    messages: z.record(
      z.string(),
      z.object({ examples: z.array(z.object({ name: z.string(), payload: tree })).min(1) }),
    ),
  }),
})

/** Every frame that the AsyncAPI files in `folder`/websocket show, held against its message's schema. */
export function frameExamples(folder: string): CheckedExample[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const sources = (part: string) =>
    readdirSync(join(folder, part))
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => {
        const source: unknown = parse(readFileSync(join(folder, part, name), 'utf8'))
        ajv.addSchema(tree.parse(closeSchemas(source)), `${ROOT}/${part}${name}`)
        return { name, source }
      })
  sources('')
  const files = sources('websocket/').map(({ name, source }) => ({ name, ...file.parse(source) }))
  const errorOf = (name: string, message: string) => {
    const pointer = `components/messages/${message}/payload/schema`
    const fits = ajv.compile({ $ref: `${ROOT}/websocket/${name}#/${pointer}` })
    return (value: unknown) => (fits(value) ? undefined : ajv.errorsText(fits.errors))
  }
  const subscribing = errorOf('connection.yaml', 'subscribe')
  return files.flatMap(({ name, channels, components }) => [
    ...Object.entries(channels).flatMap(([channel, { 'x-subscribe': request }]) =>
      request === undefined
        ? []
        : [
            {
              place: `${name}, ${channel}, x-subscribe`,
              error: subscribing(request),
            },
          ],
    ),
    ...Object.entries(components.messages).flatMap(([message, { examples }]) => {
      const error = errorOf(name, message)
      return examples.map(({ name: example, payload }) => ({
        place: `${name}, ${message}, ${example}`,
        error: error(payload),
      }))
    }),
  ])
}
