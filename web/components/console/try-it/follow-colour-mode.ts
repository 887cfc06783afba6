import { computeTheme, useThemeStore } from '@stoplight/mosaic'

/** Gives Stoplight's highlighter, which reads no style sheet, the page's colour mode; returns the function to stop. */
export function followColourMode(): () => void {
  const root = document.documentElement
  const follow = () => {
    const mode = root.dataset['theme'] === 'light' ? 'light' : 'dark'
    const { colorValues, invertedColorValues } = computeTheme({ colors: {} }, mode)
    const store = useThemeStore.getState()
    store.setColorValues(colorValues)
    store.setInvertedColorValues(invertedColorValues)
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  follow()
  return () => observer.disconnect()
}
