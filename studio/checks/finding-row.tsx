import { Card, Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { IntentLink } from 'sanity/router'
import type { CheckFinding } from '../../schemas/checking/finding.ts'
import { useLocationWords } from '../i18n/location/use-location-words.ts'
import { useValidationWords } from '../i18n/validation/use-validation-words.ts'

interface Props {
  finding: CheckFinding
  typeTitle: (type: string) => string
}

const LINK: CSSProperties = { textDecoration: 'none', color: 'inherit', overflowWrap: 'anywhere' }

/** One finding as a link to its field. */
export function FindingRow({ finding, typeTitle }: Props) {
  const { id, type, title, path, field, location, message } = finding
  const say = useValidationWords()
  const whereIs = useLocationWords()
  return (
    <li data-testid="check-finding">
      <Card
        as={IntentLink}
        intent="edit"
        params={{ id, type, path: field }}
        padding={3}
        radius={2}
        style={LINK}
      >
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1}>{say(message)}</Text>
          <Text size={0} muted>
            {`${path ? `/${path}` : typeTitle(type)} · ${whereIs(location)}`}
          </Text>
        </Stack>
      </Card>
    </li>
  )
}
