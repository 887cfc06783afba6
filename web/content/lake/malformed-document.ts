import { z } from 'zod'

/** A published document is not of the form that the site reads, so nothing that shows it can be shown. */
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

/** Documents of one type as a query answers them, each with its `_id`; throws naming a malformed one. */
export function readDocuments<T>(type: string, schema: z.ZodType<T>, answer: unknown): T[] {
  return rows.parse(answer).map((row) => {
    const result = schema.safeParse(row)
    if (result.success) return result.data
    throw new MalformedDocument(row._id, type, result.error)
  })
}

/**
 * The rows that fit, of documents that others only mention: one that is malformed is told of where it is
 * shown itself, and hinders no other. Throws for what is no list.
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
