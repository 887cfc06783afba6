import { NotFound } from '../../../components/not-found/not-found.tsx'

export default function Page() {
  return <NotFound locale="zh-TW" />
}
