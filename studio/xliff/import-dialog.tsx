import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '../../schemas/api-version.ts'
import { applyFile, type Outcome } from '../../schemas/xliff/apply.ts'
import {
  current,
  type DocumentVersions,
  fetchByIds,
  writeDrafts,
} from '../../schemas/xliff/lake.ts'
import { readXliff } from '../../schemas/xliff/read.ts'
import { decodeXml } from '../../schemas/xliff/xml.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { xliffMessages } from './messages.ts'
import { Report } from './report.tsx'

type Step =
  | { name: 'reading' }
  | { name: 'refused'; problem: string }
  | { name: 'validated'; validation: FileValidation; problem?: string }
  | { name: 'writing'; validation: FileValidation }
  | { name: 'written'; count: number }

/** Reads a file, reports what it would change, and writes the drafts after confirmation. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useMessages(xliffMessages)
  const client = useClient({ apiVersion: API_VERSION })
  const inWords = useProblemWords()
  const [step, setStep] = useState<Step>({ name: 'reading' })

  useEffect(() => {
    let gone = false
    const next = (found: Step) => !gone && setStep(found)
    validateFile(client, file).then(
      (validation) => next({ name: 'validated', validation }),
      (error: unknown) => next({ name: 'refused', problem: inWords(error) }),
    )
    return () => {
      gone = true
    }
  }, [client, file, inWords])

  const write = async (validation: FileValidation) => {
    setStep({ name: 'writing', validation })
    try {
      setStep({ name: 'written', count: await validation.write() })
    } catch (error) {
      setStep({ name: 'validated', validation, problem: inWords(error) })
    }
  }

  const changed =
    step.name === 'validated' || step.name === 'writing'
      ? step.validation.outcomes.filter(({ change }) => change).length
      : 0
  const header = step.name === 'refused' ? 'file.refused' : 'report'
  return (
    <Dialog
      id="xliff-import"
      width={2}
      header={t(header, { file: file.name })}
      onClose={onClose}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button
            mode="bleed"
            text={t(changed > 0 ? 'cancel' : 'close')}
            onClick={onClose}
            data-testid="xliff-close"
          />
          {changed > 0 && 'validation' in step && (
            <Button
              tone="primary"
              disabled={step.name === 'writing'}
              text={step.name === 'writing' ? t('writing') : t('write', { count: changed })}
              onClick={() => write(step.validation)}
              data-testid="xliff-write"
            />
          )}
        </Flex>
      }
    >
      <Box padding={4} role="status" data-testid={`xliff-${step.name}`}>
        {step.name === 'reading' && <Text>{t('importing', { file: file.name })}</Text>}
        {step.name === 'refused' && <Text size={1}>{step.problem}</Text>}
        {'validation' in step && (
          <Stack gap={4}>
            {'problem' in step && (
              <Text size={1} role="alert">
                {t('failed')}: {step.problem}
              </Text>
            )}
            <Report outcomes={step.validation.outcomes} />
          </Stack>
        )}
        {step.name === 'written' && <Text size={1}>{t('written', { count: step.count })}</Text>}
      </Box>
    </Dialog>
  )
}

interface FileValidation {
  outcomes: Outcome[]
  /** Writes the accepted translations as drafts in one transaction; returns the number of drafts. */
  write: () => Promise<number>
}

/** Validates an imported file against the current documents. Throws if it is not a supported XLIFF file. */
async function validateFile(studioClient: SanityClient, file: File): Promise<FileValidation> {
  const client = studioClient.withConfig({ perspective: 'raw' })
  const files = readXliff(decodeXml(new Uint8Array(await file.arrayBuffer())))
  const ids = files.map(({ id }) => id)
  const documents: Map<string, DocumentVersions> = await fetchByIds(client, ids)
  const outcomes = files.map((one) => applyFile(one, current(documents.get(one.id) ?? {})))
  return { outcomes, write: () => writeDrafts(client, outcomes, documents) }
}
