import { createHmac } from 'node:crypto'
import { commaList } from '../../../schemas/environment/comma-list.ts'

/** Of what the key of a receiver is made beside its id, so that the secret can be used for nothing else. */
const PURPOSE = 'change-receiver'

/**
 * The keys of one receiver, made of CHANGES_WEBHOOK_SECRET: one for each secret that the variable holds, the
 * newest first. Who has one can sign for no other receiver, and does not know the secret.
 */
export const receiverKeys = (secrets: string, receiver: string): Buffer[] =>
  commaList(secrets).map((secret) =>
    createHmac('sha256', secret).update(`${PURPOSE}:${receiver}`).digest(),
  )

/** A key as the libraries of Standard Webhooks take it. */
export const writtenKey = (key: Buffer): string => `whsec_${key.toString('base64')}`
