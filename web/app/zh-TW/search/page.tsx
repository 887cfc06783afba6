import { SearchView, searchMetadata } from '../../../components/search-view/search-view.tsx'

export const generateMetadata = () => searchMetadata('zh-TW')

export default function Page() {
  return <SearchView locale="zh-TW" />
}
