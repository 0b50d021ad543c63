import { ContentList } from '#frontend/admin/content/content-list.tsx'
import { ReviewList } from '#frontend/admin/reviews/review-list.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'

export function ContentScreen() {
  return (
    <Screen title="Website Content Management">
      <ScreenTabs
        label="Kind of content"
        tabs={[
          { name: 'texts', title: 'Texts', content: <ContentList /> },
          { name: 'reviews', title: 'Reviews', content: <ReviewList /> },
        ]}
      />
    </Screen>
  )
}
