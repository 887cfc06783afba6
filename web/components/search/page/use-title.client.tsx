'use client'
import { useEffect } from 'react'

/**
 * Puts `title` before the site's name in the document's title, and keeps it there: Next streams
 * the route's own title in at a time of its choosing.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    const apply = () => {
      const at = document.title.lastIndexOf(' | ')
      const wanted = at < 0 ? title : title + document.title.slice(at)
      if (document.title !== wanted) document.title = wanted
    }
    apply()
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [title])
}
