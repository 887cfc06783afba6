import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, type DocumentActionProps, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { API_VERSION } from '../../schemas/api-version.ts'
import { locales } from '../../schemas/locales.ts'
import { hasTranslations } from '../../schemas/localised-fields.ts'
import { assertRevision } from '../../schemas/publishing/assert-revision.ts'
import { revertLanguages } from '../../schemas/publishing/split-by-language.ts'
import { contentAs, ownFields, type Stored } from '../../schemas/publishing/stored.ts'
import { strengthenReferences } from '../../schemas/publishing/strengthen-references.ts'
import { sameValue } from '../../schemas/same-value.ts'
import { fetchAtRevision } from '../history.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { languagesMessages } from '../languages/languages-messages.ts'
import { useLanguages } from '../languages/use-languages.ts'

/**
 * Discards a draft, or restores a revision, except for changes in languages that another user edited: these remain in
 * the draft. Without such changes, Sanity's default action is used.
 */
export const keepOthersAction =
  (action: 'discardChanges' | 'restore') =>
  (useOriginal: DocumentActionComponent): DocumentActionComponent => {
    const isRestore = action === 'restore'
    const KeepOthersAction: DocumentActionComponent = (props) => {
      const { id, type, draft, published } = props
      const original = useOriginal(props)
      const t = useMessages(languagesMessages)
      const client = useClient({ apiVersion: API_VERSION })
      const { navigateIntent } = useRouter()
      const toast = useToast()
      const inWords = useProblemWords()
      const { others, explanation, publishes, isKnown } = useLanguages(draft, published)
      const [asking, setAsking] = useState(false)
      if (!original || !draft || !published || others.length === 0 || !hasTranslations(type))
        return original
      const take = async () => {
        setAsking(false)
        try {
          const older = isRestore ? await olderOf(props, client) : published
          const after = revertLanguages(
            draft,
            older,
            locales.filter((one) => !others.includes(one)),
          )
          const isOver = sameValue(ownFields(strengthenReferences(after)), ownFields(published))
          const write = isOver
            ? { delete: { id: draft._id } }
            : { createOrReplace: contentAs(draft._id, after) }
          await client.mutate([assertRevision(draft), write], {
            returnDocuments: false,
            tag: 'take-back',
          })
          if (isRestore) navigateIntent('edit', { id, type })
        } catch (error) {
          toast.push({ status: 'error', title: t('failed'), description: inWords(error) })
        }
      }
      return {
        ...original,
        disabled: original.disabled === true || !isKnown || (!isRestore && publishes.length === 0),
        onHandle: () => setAsking(true),
        dialog: asking && {
          type: 'confirm',
          tone: 'critical',
          message: `${t(isRestore ? 'restore' : 'discard')} ${explanation}`,
          onCancel: () => setAsking(false),
          onConfirm: take,
        },
      }
    }
    KeepOthersAction.action = action
    KeepOthersAction.displayName = 'KeepOthersAction'
    return KeepOthersAction
  }

type Client = Parameters<typeof fetchAtRevision>[0]

/** Returns the document at the revision that the form shows. */
async function olderOf(
  { draft, published, revision = '' }: DocumentActionProps,
  client: Client,
): Promise<Stored> {
  const ids = [published?._id, draft?._id].flatMap((id) => id ?? [])
  const found = await fetchAtRevision(client, ids, revision)
  if (found) return found
  throw new Error('The history has this revision no more. Choose another one.')
}
