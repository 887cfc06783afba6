import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { z } from 'zod'
import { closeSchemas } from '../../../specs/tree.ts'
import type { Fields } from '../fields.ts'

const fields = z.record(z.string(), z.unknown())
const ROOT = 'https://specs.test'

/** Validates frames against the messages of the AsyncAPI files, without unknown fields. */
export function createValidator() {
  const specs = new URL('../../../specs/', import.meta.url)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  for (const folder of ['', 'websocket/']) {
    for (const name of readdirSync(new URL(folder, specs)).filter((each) =>
      each.endsWith('.yaml'),
    )) {
      const source = fields.parse(parse(readFileSync(new URL(folder + name, specs), 'utf8')))
      ajv.addSchema(fields.parse(closeSchemas(source)), `${ROOT}/${folder}${name}`)
    }
  }
  /** Returns the violations as text; empty for a valid frame. */
  return (file: string, message: string, frame: Fields): string => {
    const id = `${ROOT}/websocket/${file}#/components/messages/${message}/payload/schema`
    const check = ajv.getSchema(id)
    return check?.(frame) === true
      ? ''
      : `${message} ${JSON.stringify(frame)}: ${ajv.errorsText(check?.errors)}`
  }
}
