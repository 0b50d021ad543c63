import { useSearchParams } from 'react-router-dom'
import { Screen, ScreenTabs } from '#frontend/admin/components/screen.tsx'
import { ContentList } from '#frontend/admin/content/content-list.tsx'
import { ReviewList } from '#frontend/admin/reviews/review-list.tsx'

const TABS = [
  { name: 'texts', title: 'Texts', content: <ContentList /> },
  { name: 'reviews', title: 'Reviews', content: <ReviewList /> },
]

/** /admin/content: the website's texts, and reviews on a second tab. */
export function ContentScreen() {
  const [search, setSearch] = useSearchParams()
  return (
    <Screen title="Website Content Management">
      <ScreenTabs
        label="Kind of content"
        tabs={TABS}
        chosen={TABS.find(({ name }) => name === search.get('tab'))?.name ?? 'texts'}
        onChoose={(name) => setSearch(name === 'texts' ? {} : { tab: name }, { replace: true })}
      />
    </Screen>
  )
}
