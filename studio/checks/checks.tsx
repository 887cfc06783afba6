import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { sectionOf } from '../../schemas/checking/finding.ts'
import { Choice } from './choice.tsx'
import { type Chosen, choices, groups } from './groups.ts'
import { Progress } from './progress.tsx'
import { RuleGroup } from './rule-group.tsx'
import { useChecks } from './use-checks.ts'
import { useTypeTitle } from './use-type-title.ts'

const EVERYTHING: Chosen = { level: '', type: '', section: '' }
const LEVEL_TITLES = { error: 'Errors', warning: 'Warnings', info: 'Hints' }

/** Every document under the rules of its form: what is wrong, by rule, and the way to the field. */
export function Checks() {
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
                Check
              </Heading>
              <Text muted size={1}>
                Judges every document as its form does: drafts where there are any, else what is
                published.
              </Text>
            </Stack>
            {running ? (
              <Button mode="ghost" text="Cancel" onClick={cancel} />
            ) : (
              <Button
                tone="primary"
                text={run.state === 'idle' ? 'Check everything' : 'Check again'}
                onClick={start}
              />
            )}
          </Flex>
          <Progress run={run} found={findings.length} />
          {findings.length > 0 && (
            <Flex gap={3} wrap="wrap">
              <Choice
                label="How bad"
                all="Errors, warnings and hints"
                value={chosen.level}
                options={choices(findings, ({ level }) => level)}
                title={(level) => LEVEL_TITLES[level]}
                onChange={(level) => setChosen({ ...chosen, level })}
              />
              <Choice
                label="Kind of document"
                all="All kinds"
                value={chosen.type}
                options={choices(findings, ({ type }) => type)}
                title={typeTitle}
                onChange={(type) => setChosen({ ...chosen, type })}
              />
              <Choice
                label="Section"
                all="All sections"
                value={chosen.section}
                options={choices(
                  findings.filter(({ path }) => path !== ''),
                  sectionOf,
                )}
                title={(section) => section}
                onChange={(section) => setChosen({ ...chosen, section })}
              />
            </Flex>
          )}
          {shown.map((group) => (
            <RuleGroup key={`${group.level} ${group.rule}`} group={group} typeTitle={typeTitle} />
          ))}
          {findings.length > 0 && shown.length === 0 && (
            <Text size={1} muted>
              Nothing of what was found is of this choice.
            </Text>
          )}
        </Stack>
      </Container>
    </Card>
  )
}
