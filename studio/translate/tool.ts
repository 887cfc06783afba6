import { TranslateIcon } from '@sanity/icons/Translate'
import { definePlugin, type Tool } from 'sanity'
import { route } from 'sanity/router'
import { onlyReads, onlyTranslates } from '../../schemas/access.ts'
import { Translate } from './translate.tsx'

const translateTool: Tool = {
  name: 'translate',
  title: 'Translate',
  icon: TranslateIcon,
  component: Translate,
  router: route.create('/', [route.create('/:document')]),
}

/** The translation tool; it comes first for users who only translate. */
export const translation = definePlugin({
  name: 'translation',
  tools: (tools, { currentUser }) => {
    if (onlyReads(currentUser)) return tools
    return onlyTranslates(currentUser) ? [translateTool, ...tools] : [...tools, translateTool]
  },
})
