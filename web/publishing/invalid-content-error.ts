import { z } from 'zod'
import { LakeFailure } from '../content/lake/lake-failure.ts'
import { MalformedDocument } from '../content/lake/malformed-document.ts'

/** A published document that cannot be rendered: retrying is useless until it is corrected. */
export interface FailedDocument {
  id: string
  type: string
  /** The fault, in words for a writer. */
  reason: string
}

const LONGEST_REASON = 500

/** The reason of a failure on one line, cut to 500 characters. */
export function reasonOf(error: unknown): string {
  const text =
    error instanceof z.ZodError
      ? z.prettifyError(error)
      : error instanceof Error
        ? error.message
        : String(error)
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line
}

interface Named {
  id: string
  type: string
}

/** A published document is at fault; all other failures may pass. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError'
  /** The document to correct: the one to be rendered, or one that it shows. */
  readonly failed: FailedDocument

  constructor({ id, type }: Named, cause: unknown) {
    super(`${id} cannot be shown as it is published: ${reasonOf(cause)}`, { cause })
    const { id: own, type: ownType } = cause instanceof MalformedDocument ? cause : { id, type }
    this.failed = { id: own, type: ownType, reason: reasonOf(cause) }
  }
}

/** Calls `read`. Unless the lake failed to answer, a failure is thrown as the InvalidContentError of `document`. */
export async function withDocument<Result>(
  document: Named,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof LakeFailure ? error : new InvalidContentError(document, error)
  }
}
