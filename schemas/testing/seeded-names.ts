import type { Names } from '../markdown/write/names.ts'

/** The names of documents in `content/`, derived from their ids. */
export const seededNames: Names = {
  page: (id) => id.replace('page-', '').replaceAll('-', '/'),
  operation: (id) => id.replace('operation-get', 'GET ').replaceAll('-', '/'),
  channel: (id) => id.replace('channel-', '').replace('-', '/'),
  enum: (id) => id.replace('enum-', ''),
  errors: (id) => id.replace('errors-', ''),
}
