import { HomeIcon } from '@sanity/icons/Home'
import { definePlugin } from 'sanity'
import { Dashboard } from './dashboard.tsx'

/** The dashboard is the first tool, which the Studio opens after the sign-in. */
export const home = definePlugin({
  name: 'home',
  tools: (tools) => [
    { name: 'home', title: 'Home', icon: HomeIcon, component: Dashboard },
    ...tools,
  ],
})
