import { z } from 'zod'
import { LakeFailure } from '../content/lake/lake-failure.ts'
import { MalformedDocument } from '../content/lake/malformed-document.ts'

/** A published document that cannot be shown as it is: trying again is of no use until it is mended. */
export interface FailedDocument {
  id: string
  type: string
  /** What is wrong with it, for a writer. */
  reason: string
}

const LONGEST_REASON = 500

/** Why a document failed, in one line that a list has room for. */
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

/** What is published is at fault; whatever else fails may pass. */
export class InvalidContentError extends Error {
  override name = 'InvalidContentError'
  /** The document to be mended: the one that was to be shown, or one that it shows. */
  readonly failed: FailedDocument

  constructor({ id, type }: Named, cause: unknown) {
    super(`${id} cannot be shown as it is published: ${reasonOf(cause)}`, { cause })
    const { id: own, type: ownType } = cause instanceof MalformedDocument ? cause : { id, type }
    this.failed = { id: own, type: ownType, reason: reasonOf(cause) }
  }
}

/** Does `read`; where it fails although the lake answered, what it read of `document` is at fault. */
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
