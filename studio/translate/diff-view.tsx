import { Card, Stack, Text } from '@sanity/ui'
import { useMessages } from '../i18n/use-messages.ts'
import { translateMessages } from './messages.ts'
import type { TranslationSegment } from './segment.ts'
import { unitsOf } from './units.ts'
import { diffWords } from './word-diff.ts'

/** Compares the current English with the English that was translated, word by word. */
export function DiffView({ segment }: { segment: TranslationSegment }) {
  const t = useMessages(translateMessages)
  const { source, en } = segment
  return (
    <Card padding={3} radius={2} tone="caution" border data-testid="diff">
      <Stack gap={3}>
        <Text size={0} weight="medium">
          {source === undefined ? t('changed.unknown') : t('changed')}
        </Text>
        {source !== undefined && (
          <Text size={1}>
            <span className="translate-words" lang="en">
              {diffWords(source, en, codesOf(segment)).map(({ kind, text }, index) => {
                // Parts have no ids, and always change together.
                const key = `${index} ${kind}`
                if (kind === 'same') return <span key={key}>{text}</span>
                return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>
              })}
            </span>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function codesOf(segment: TranslationSegment): string[] {
  if (segment.kind === 'words') return []
  return unitsOf(segment.english).flatMap((unit) =>
    unit.kind === 'plain'
      ? []
      : unit.block.children.filter(({ marks }) => marks?.includes('code')).map(({ text }) => text),
  )
}
