import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { administratorsOnly } from '../access.ts'
import { withMessage } from '../validation/with-message.ts'

const address = (name: string, title: string, example: string, optional = false) =>
  defineField({
    name,
    title,
    type: 'url',
    readOnly: administratorsOnly,
    validation: (rule) =>
      withMessage(
        `Write the whole address, without a path: ${example}.`,
        ...(optional ? [] : [rule.required()]),
        rule.uri({ scheme: example.startsWith('wss:') ? ['wss', 'ws'] : ['https', 'http'] }),
      ),
  })

const called = (name: string, title: string, description: string, example: string) =>
  defineField({
    ...address(name, title, example),
    description: `${description} Pages may call a new address once the site was deployed again.`,
  })

const regionalSite = defineArrayMember({
  name: 'regionalSite',
  title: 'Regional site',
  type: 'object',
  fields: [
    defineField({
      name: 'identifier',
      title: 'Identifier',
      description: 'Pages name the site by it, so it stays: turkey in {rest.mainnet.turkey}.',
      type: 'string',
      readOnly: administratorsOnly,
      validation: (rule) =>
        withMessage(
          'Use lower-case letters, digits and hyphens: turkey.',
          rule.required(),
          rule.regex(/^[a-z][a-z0-9-]*$/),
        ),
    }),
    address('rest', 'REST', 'https://api-turkey.exchange.example'),
    address('stream', 'WebSocket', 'wss://stream-turkey.exchange.example', true),
  ],
  preview: { select: { title: 'identifier', subtitle: 'rest' } },
})

/** An environment of the API, such as its testnet; readers choose one in the explorer. */
export const apiEnvironment = defineType({
  name: 'apiEnvironment',
  title: 'Environment',
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'localeString',
      validation: (rule) => rule.required().error('Name the environment in English.'),
    }),
    defineField({
      name: 'identifier',
      title: 'Identifier',
      description: 'Readers’ browsers remember it, so it stays: testnet.',
      type: 'string',
      readOnly: administratorsOnly,
      validation: (rule) =>
        withMessage(
          'Use lower-case letters, digits and hyphens: testnet.',
          rule.required(),
          rule.regex(/^[a-z][a-z0-9-]*$/),
        ),
    }),
    called(
      'rest',
      'REST',
      'Where requests are sent: the explorer’s, and those of the code samples.',
      'https://api.exchange.example',
    ),
    called(
      'stream',
      'WebSocket',
      'Where the topics’ consoles connect.',
      'wss://stream.exchange.example',
    ),
    defineField({
      name: 'realMoney',
      title: 'Trades with real money',
      description: 'The explorer warns before a call, and never chooses it by itself.',
      type: 'boolean',
      initialValue: true,
      readOnly: administratorsOnly,
    }),
    defineField({
      name: 'onLandingPage',
      title: 'On the landing page',
      description: 'Its addresses stand there; the first one’s also in the first request.',
      type: 'boolean',
      initialValue: false,
      readOnly: administratorsOnly,
    }),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'The smallest number stands first.',
      type: 'number',
      initialValue: 100,
      readOnly: administratorsOnly,
      validation: (rule) => rule.required().error('Say where it stands among the others.'),
    }),
    defineField({
      name: 'sites',
      title: 'Regional sites',
      description: 'Further hosts, which pages name and no console calls.',
      type: 'array',
      of: [regionalSite],
      readOnly: administratorsOnly,
    }),
  ],
  preview: { select: { title: 'label.en', subtitle: 'rest' } },
})
