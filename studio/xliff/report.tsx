import { Badge, Box, Flex, Stack, Text } from '@sanity/ui'
import type { Outcome, Remark } from '../../schemas/xliff/apply.ts'
import { totals } from '../../schemas/xliff/report.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { LIST_STYLE } from '../plain-styles.ts'
import { xliffMessages } from './messages.ts'

const COUNTS = ['taken', 'outdated', 'refused', 'unchanged', 'untranslated'] as const

/** The accepted, refused and outdated texts of a file, by document. */
export function Report({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useMessages(xliffMessages)
  const sums = totals(outcomes)
  const remarked = outcomes.filter(({ refused, outdated }) => refused.length + outdated.length > 0)
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text size={1} data-testid="xliff-totals">
          {COUNTS.filter((name) => sums[name] > 0)
            .map((name) => t(name, { count: sums[name] }))
            .join(' · ')}
        </Text>
        <Text size={1} muted>
          {t(sums.taken > 0 ? 'report.lead' : 'nothing.taken')}
        </Text>
      </Stack>
      {remarked.length > 0 && (
        <Stack gap={4} data-testid="xliff-remarks">
          <Text as="h2" size={1} weight="semibold">
            {t('remarks')}
          </Text>
          {remarked.map(({ id, title, refused, outdated }) => (
            <Stack key={id} gap={3}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Stack as="ul" gap={3} style={LIST_STYLE}>
                {refused.map((remark) => (
                  <RemarkRow key={remark.unit + remark.key} remark={remark} tone="critical" />
                ))}
                {outdated.map((remark) => (
                  <RemarkRow key={remark.unit + remark.key} remark={remark} tone="caution" />
                ))}
              </Stack>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function RemarkRow({ remark, tone }: { remark: Remark; tone: 'critical' | 'caution' }) {
  const t = useMessages(xliffMessages)
  return (
    <Flex as="li" gap={3} align="flex-start">
      <Badge tone={tone} style={{ flex: 'none' }}>
        {t(tone === 'critical' ? 'refused.badge' : 'outdated.badge')}
      </Badge>
      <Stack gap={2} flex={1}>
        <Text size={1}>{t(`remark.${remark.key}`, remark.values)}</Text>
        {remark.unit !== '' && (
          <Box style={{ overflowWrap: 'anywhere' }}>
            <Text size={0} muted>
              {remark.unit}
            </Text>
          </Box>
        )}
      </Stack>
    </Flex>
  )
}
