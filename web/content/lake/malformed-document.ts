import { z } from 'zod'

/** A published document does not match the site's schema, so nothing that needs it can be rendered. */
export class MalformedDocument extends Error {
  override name = 'MalformedDocument'
  readonly id: string
  readonly type: string

  constructor(id: string, type: string, cause: z.ZodError) {
    super(
      `${id} cannot be shown: ${z.prettifyError(cause)}. Open it in the Studio and complete what is named.`,
      { cause },
    )
    this.id = id
    this.type = type
  }
}

const rows = z.array(z.looseObject({ _id: z.string() }))

/** Parses the documents of one type in a query result; throws a MalformedDocument for the first malformed one. */
export function readDocuments<T>(type: string, schema: z.ZodType<T>, answer: unknown): T[] {
  return rows.parse(answer).map((row) => {
    const result = schema.safeParse(row)
    if (result.success) return result.data
    throw new MalformedDocument(row._id, type, result.error)
  })
}

/**
 * The rows that match the schema, for documents that a page only mentions: a malformed one is reported by the page that
 * shows it, and must not break others. Throws when `answer` is no list.
 */
export function fittingRows<T>(schema: z.ZodType<T>, answer: unknown): T[] {
  return z
    .array(z.unknown())
    .parse(answer)
    .flatMap((row) => {
      const result = schema.safeParse(row)
      return result.success ? [result.data] : []
    })
}
