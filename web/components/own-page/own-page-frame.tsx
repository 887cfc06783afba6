import type { ReactNode } from 'react'
import { translator } from '../../messages/translator.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import type { OwnPage } from './own-page.ts'

interface Props extends OwnPage {
  name: string
  path: string
  className: string | undefined
  children: ReactNode
}

/** The site's layout around a page that is no documentation page. */
export function OwnPageFrame({
  layout,
  announcements,
  locale,
  name,
  path,
  className,
  children,
}: Props) {
  const t = translator(locale)
  const drawerId = `drawer-${name}`
  return (
    <>
      <Navbar {...{ layout, announcements, locale, t, path, drawerId }} />
      <Drawer id={drawerId} {...{ layout, locale, path, t }} />
      <main id="main" className={className} tabIndex={-1}>
        {children}
      </main>
      <Footer layout={layout} t={t} />
    </>
  )
}
