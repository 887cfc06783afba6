import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { findingSection } from '../../schemas/checking/finding.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { checkMessages } from './check-messages.ts'
import { CountedSelect } from './counted-select.tsx'
import { choices, type FindingFilter, groups } from './groups.ts'
import { Progress } from './progress.tsx'
import { RuleGroup } from './rule-group.tsx'
import { useChecks } from './use-checks.ts'

const EVERYTHING: FindingFilter = { level: '', type: '', section: '' }

/** Checks every document against the rules of its form, and lists the findings by rule with a link to each field. */
export function Checks() {
  const t = useMessages(checkMessages)
  const { run, findings, start, cancel } = useChecks()
  const [chosen, setChosen] = useState(EVERYTHING)
  const typeTitle = useTypeTitle()
  const running = run.state === 'running'
  const shown = groups(findings, chosen)

  return (
    <Card height="fill" overflow="auto" data-testid="checks">
      <Container width={2} padding={5}>
        <Stack gap={5}>
          <Flex align="flex-start" gap={4}>
            <Stack gap={3} flex={1}>
              <Heading as="h1" size={3}>
                {t('title')}
              </Heading>
              <Text muted size={1}>
                {t('about')}
              </Text>
            </Stack>
            {running ? (
              <Button mode="ghost" text={t('cancel')} onClick={cancel} />
            ) : (
              <Button
                tone="primary"
                text={t(run.state === 'idle' ? 'start' : 'again')}
                onClick={start}
              />
            )}
          </Flex>
          <Progress run={run} found={findings.length} />
          {findings.length > 0 && (
            <Flex gap={3} wrap="wrap">
              <CountedSelect
                label={t('level')}
                all={t('level.all')}
                value={chosen.level}
                options={choices(findings, ({ level }) => level)}
                title={(level) => t(`level.${level}`)}
                onChange={(level) => setChosen({ ...chosen, level })}
              />
              <CountedSelect
                label={t('type')}
                all={t('type.all')}
                value={chosen.type}
                options={choices(findings, ({ type }) => type)}
                title={typeTitle}
                onChange={(type) => setChosen({ ...chosen, type })}
              />
              <CountedSelect
                label={t('section')}
                all={t('section.all')}
                value={chosen.section}
                options={choices(
                  findings.filter(({ path }) => path !== ''),
                  findingSection,
                )}
                title={typeTitle}
                onChange={(section) => setChosen({ ...chosen, section })}
              />
            </Flex>
          )}
          {shown.map((group) => (
            <RuleGroup key={`${group.level} ${group.rule}`} group={group} typeTitle={typeTitle} />
          ))}
          {findings.length > 0 && shown.length === 0 && (
            <Text size={1} muted>
              {t('none')}
            </Text>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

/** Returns a function that gives a document type its title; a name that is no document type is returned as it is. */
function useTypeTitle(): (type: string) => string {
  const schema = useSchema()
  return (type) => schema.get(type)?.title ?? type
}
