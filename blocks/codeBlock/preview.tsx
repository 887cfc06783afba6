import { Badge, Box, Flex, Stack, Text } from '@sanity/ui'
import { Code } from '@sanity/ui/code'
import { z } from 'zod'
import { codeLanguages } from '../../schemas/code-languages.ts'
import { blockMessages } from '../../studio/blocks/block-messages.ts'
import { useMessages } from '../../studio/i18n/use-messages.ts'
import { drawnPreview } from '../drawn-preview.tsx'

/** The values that the schema's preview prepares. */
const values = z.object({
  block: z.literal('code'),
  title: z.string().catch(''),
  code: z.string().catch(''),
  language: z.string().catch(''),
})

/** Number of lines in the preview. */
const LINES = 6

/** The first lines of code with its title and language. */
export function CodePreview({ title, code, language }: z.output<typeof values>) {
  const t = useMessages(blockMessages)
  const lines = code.split('\n')
  const known = codeLanguages.find(({ value }) => value === language)?.title
  return (
    <Stack gap={3} padding={2}>
      <Flex gap={2} align="center">
        <Text size={1} weight="medium" style={{ flex: 1 }}>
          {title || t('code.title')}
        </Text>
        <Badge tone={known ? 'default' : 'caution'}>
          {known ?? (language || t('code.noLanguage'))}
        </Badge>
      </Flex>
      {/* The first line extends above its box: the padding prevents clipping. */}
      <Box overflow="hidden" paddingY={2}>
        <Code size={1}>{lines.slice(0, LINES).join('\n') || t('code.empty')}</Code>
      </Box>
      {lines.length > LINES && (
        <Text size={0} muted>
          {t('code.lines', { number: lines.length })}
        </Text>
      )}
    </Stack>
  )
}

export const codePreview = drawnPreview(values, CodePreview)
