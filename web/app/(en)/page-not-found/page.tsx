import { NotFound, notFoundMetadata } from '../../../components/not-found/not-found.tsx'

export const metadata = notFoundMetadata

/** What is said with status 404, made in advance. */
export default function Page() {
  return <NotFound locale="en" />
}
