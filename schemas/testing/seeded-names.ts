import type { Names } from '../markdown/write/names.ts'

/** What the content folder calls the documents that its own ids name. */
export const seededNames: Names = {
  page: (id) => id.replace('page-', '').replaceAll('-', '/'),
  operation: (id) => id.replace('operation-get', 'GET ').replaceAll('-', '/'),
  channel: (id) => id.replace('channel-', '').replace('-', '/'),
  enum: (id) => id.replace('enum-', ''),
  errors: (id) => id.replace('errors-', ''),
}
