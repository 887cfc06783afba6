import { Box, Button, Dialog, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useState } from 'react'
import { type SanityClient, useClient, useCurrentUser } from 'sanity'
import { z } from 'zod'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { eachOf, type Locale, localeConfig, locales } from '../../../schemas/locales.ts'
import { PREVIEW_LINK, type PreviewLink, previewLink } from '../../../schemas/preview-link.ts'
import { siteUrl } from '../../env.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Problem } from '../../problem.tsx'
import { useAnswer } from '../../publish/use-answer.ts'
import { useCommit } from '../../publish/use-commit.ts'
import { LabelledSelect } from './labelled-select.tsx'
import { LinkList } from './link-list.tsx'
import { shareMessages } from './messages.ts'
import { type DURATIONS, newLink } from './new-link.ts'

const OF_PAGE = `*[_type == "${PREVIEW_LINK}" && pageId == $pageId] | order(expiresAt asc)`

/** Returns the links to a page that have not expired at `now` (ms since 1970), ordered by expiry. */
async function linksTo(client: SanityClient, pageId: string, now: number): Promise<PreviewLink[]> {
  const found = z.array(previewLink).parse(await client.fetch(OF_PAGE, { pageId }, RAW))
  return found.filter((link) => Date.parse(link.expiresAt) > now)
}

/** Stores a link, and deletes the page's expired links. */
async function keepLink(client: SanityClient, link: PreviewLink, now: number): Promise<void> {
  const known = z
    .array(previewLink)
    .parse(await client.fetch(OF_PAGE, { pageId: link.pageId }, RAW))
  const ended = known.filter((one) => Date.parse(one.expiresAt) <= now)
  const transaction = client.transaction().create(link)
  for (const { _id } of ended) transaction.delete(_id)
  await transaction.commit()
}

/** Deletes a link, which invalidates it at once. */
const revokeLink = (client: SanityClient, id: string): Promise<unknown> => client.delete(id)

const RAW = { perspective: 'raw' } as const

const LANGUAGES = eachOf(locales, (locale) => localeConfig[locale].label)

/** Creates links to the draft of a page, lists the active links and revokes them. */
export function ShareDialog({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const t = useMessages(shareMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const toast = useToast()
  const [locale, setLocale] = useState<Locale>('en')
  const [duration, setDuration] = useState<keyof typeof DURATIONS>('day')
  const [address, setAddress] = useState<string>()
  const [changes, setChanges] = useState(0)
  const ask = useCallback(() => linksTo(client, pageId, Date.now()), [client, pageId, changes])
  const { answer: links, problem } = useAnswer(ask)

  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast.push({ status: 'success', title: t('copied') })
  }
  const change = useCommit(async () => {
    const now = Date.now()
    const createdBy = user?.name ?? ''
    const made = await newLink({ pageId, locale, duration, createdBy, now, site: siteUrl })
    await keepLink(client, made.document, now)
    setAddress(made.address)
    setChanges((count) => count + 1)
    // If the browser refuses clipboard access, the user can copy the link from the field.
    const written = navigator.clipboard.writeText(made.address)
    return await written.then(
      () => t('copied'),
      () => t('made'),
    )
  })
  const revoke = async (id: string) => {
    await revokeLink(client, id)
    setAddress(undefined)
    setChanges((count) => count + 1)
    toast.push({ status: 'success', title: t('revoked') })
  }

  return (
    <Dialog id="share-preview" header={t('title')} onClose={onClose} width={1}>
      <Stack gap={4} padding={4}>
        <Problem>{change.problem ?? problem}</Problem>
        <Text size={1}>{t('explanation')}</Text>
        <Grid gap={3} gridTemplateColumns={[1, 2]}>
          <LabelledSelect
            label={t('language')}
            options={LANGUAGES}
            value={locale}
            onChange={setLocale}
          />
          <LabelledSelect
            label={t('duration')}
            options={{ hour: t('hour'), day: t('day'), week: t('week') }}
            value={duration}
            onChange={setDuration}
          />
        </Grid>
        <Button
          tone="primary"
          text={t('make')}
          loading={change.busy}
          disabled={change.busy}
          onClick={change.commit}
          data-testid="make-link"
        />
        {address && (
          <Stack gap={3}>
            <Flex gap={2}>
              <Box flex={1}>
                <TextInput
                  aria-label={t('link')}
                  value={address}
                  readOnly
                  data-testid="made-link"
                />
              </Box>
              <Button mode="ghost" text={t('copy')} onClick={() => copy(address)} />
            </Flex>
            <Text size={1} muted>
              {t('once')}
            </Text>
          </Stack>
        )}
        <LinkList links={links} languages={LANGUAGES} onRevoke={revoke} />
      </Stack>
    </Dialog>
  )
}
