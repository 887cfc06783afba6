import { SearchView, searchMetadata } from '../../../components/search-view/search-view.tsx'

export const generateMetadata = () => searchMetadata('en')

export default function Page() {
  return <SearchView locale="en" />
}
