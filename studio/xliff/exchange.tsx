import { DownloadIcon } from '@sanity/icons/Download'
import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useRef, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import type { Translation } from '../../schemas/locales.ts'
import { exportFile } from '../../schemas/xliff/export.ts'
import { withGlossary } from '../../schemas/xliff/glossary.ts'
import { current, fetchByIds, fetchGlossary } from '../../schemas/xliff/lake.ts'
import { writeXliff } from '../../schemas/xliff/write.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { ImportDialog } from './import-dialog.tsx'
import { xliffMessages } from './messages.ts'

interface Props {
  /** Published ids of the exported documents. */
  ids: readonly string[]
  /** Whether only missing and stale texts are exported. */
  only: 'all' | 'open'
  /** Title of the selected section, for the file name. */
  section: string
  /** The target language. */
  locale: Translation
}

/** Exports texts to an XLIFF file for an agency, and imports its translation. */
export function Exchange({ ids, only, section, locale }: Props) {
  const t = useMessages(xliffMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const inWords = useProblemWords()
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [file, setFile] = useState<File>()

  const send = async () => {
    setBusy(true)
    try {
      const { text, documents, texts } = await exportIds(client, ids, only, locale)
      if (texts === 0) return toast.push({ status: 'info', title: t('nothing') })
      const name = fileName(section, locale)
      saveFile(name, text)
      toast.push({ status: 'success', title: t('exported', { documents, texts, file: name }) })
    } catch (error) {
      toast.push({ status: 'error', title: t('failed'), description: inWords(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Flex gap={2} wrap="wrap">
      <Button
        mode="ghost"
        icon={DownloadIcon}
        text={busy ? t('exporting') : t('export')}
        title={t('export.title', { count: ids.length })}
        disabled={busy || ids.length === 0}
        onClick={send}
        data-testid="xliff-export"
      />
      <Button
        mode="ghost"
        icon={UploadIcon}
        text={t('import')}
        onClick={() => picker.current?.click()}
        data-testid="xliff-import"
      />
      <input
        ref={picker}
        type="file"
        accept=".xlf,.xliff,application/xliff+xml"
        hidden
        aria-label={t('import')}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
        data-testid="xliff-file"
      />
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </Flex>
  )
}

/** The languages, then the section. */
const fileName = (section: string, locale: Translation) =>
  `${[`en-${locale}`, ...(section.match(/[\p{L}\p{N}]+/gu) ?? [])].join(' ')}.xlf`

/** Starts a download of a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/xliff+xml' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Returns the texts of these documents, in order, as an XLIFF file for `locale`, and their numbers. */
async function exportIds(
  studioClient: SanityClient,
  ids: readonly string[],
  only: 'all' | 'open',
  locale: Translation,
): Promise<{ text: string; documents: number; texts: number }> {
  const client = studioClient.withConfig({ perspective: 'raw' })
  const [all, terms] = await Promise.all([fetchByIds(client, ids), fetchGlossary(client, locale)])
  const files = ids.flatMap((id) => {
    const document = current(all.get(id) ?? {})
    const file = document && exportFile(document, only, locale)
    return file && file.units.length > 0 ? [withGlossary(file, terms)] : []
  })
  const texts = files.reduce((sum, { units }) => sum + units.length, 0)
  return { text: writeXliff(files, locale), documents: files.length, texts }
}
