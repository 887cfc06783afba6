import type { Block } from '../blocks/lists/model.ts'
import { blockTypes } from '../blocks/registry.ts'
import { isRecord } from './is-record.ts'

/** Whether an item of a body is a block of a known kind; in a draft it may lack any field but its type and key. */
export const isBlock = (value: unknown): value is Block =>
  isRecord(value) &&
  typeof value['_key'] === 'string' &&
  typeof value['_type'] === 'string' &&
  blockTypes.includes(value['_type'])
