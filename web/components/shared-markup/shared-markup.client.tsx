'use client'
import { useLayoutEffect, useRef } from 'react'
import { filledByScript } from '../enhancements/filled-by-script.ts'
import { fillMarkup } from './fill-markup.ts'
import { offeredMarkup, type ShownAt } from './offered-markup.ts'

export interface SharedMarkupProps extends ShownAt {
  as: 'ul' | 'footer'
  className: string
  /** The same for the same content alone. */
  hash: string
}

/**
 * What is drawn on the server alone. React is not sent it and leaves it as it is; on a page that the
 * framework brings, it is taken from a page that had it.
 */
export function SharedMarkup({ as: Tag, className, hash, href, name }: SharedMarkupProps) {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (element.current) fillMarkup(element.current, { hash, href, name })
  }, [hash, href, name])
  const given = { className, 'data-shared': hash, 'data-shared-name': name }
  if (typeof window === 'undefined')
    return <Tag {...given}>{offeredMarkup(hash)({ href, name })}</Tag>
  const mine = (shown: HTMLElement | null) => {
    element.current = shown
  }
  return <Tag {...given} ref={mine} {...filledByScript} />
}
