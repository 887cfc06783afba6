import { createHmac } from 'node:crypto'
import { commaList } from '../../../schemas/environment/comma-list.ts'

/** Separates keys of receivers from other uses of the secret. */
const PURPOSE = 'change-receiver'

/**
 * The keys of one receiver, derived from CHANGES_WEBHOOK_SECRET: one for each secret in the variable, the newest first.
 * The holder of a key can neither sign for another receiver nor learn the secret.
 */
export const receiverKeys = (secrets: string, receiver: string): Buffer[] =>
  commaList(secrets).map((secret) =>
    createHmac('sha256', secret).update(`${PURPOSE}:${receiver}`).digest(),
  )

/** A key in the form that libraries of Standard Webhooks expect. */
export const writtenKey = (key: Buffer): string => `whsec_${key.toString('base64')}`
