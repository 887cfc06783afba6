import { WholeNotFound } from '../../components/not-found/whole-not-found.client.tsx'
import { notFoundPath, pageHref } from '../../config/paths.ts'

export default function Page() {
  return <WholeNotFound address={pageHref(notFoundPath, 'zh-TW')} />
}
