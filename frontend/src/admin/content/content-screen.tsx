import { ContentCard } from '#frontend/admin/content/content-card.tsx'
import { AddContentDialog, SECTION_CHOICES } from '#frontend/admin/content/content-form.tsx'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { SmallList, type SmallListRules } from '#frontend/admin/parts/small-list.tsx'
import { ReviewList } from '#frontend/admin/reviews/review-list.tsx'
import { DialogButton } from '#frontend/admin/ui/button.tsx'
import { Screen, ScreenTabs } from '#frontend/admin/ui/screen.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import type { ContentItem } from '#schemas/contract/content.ts'
import { pageShowing } from '#schemas/defaults/content.ts'
import { SPANISH } from '#schemas/facts/languages.ts'

const RULES: SmallListRules<ContentItem> = {
  searched: ({ section, key, content }) => [section, key, content],
  groups: { choices: SECTION_CHOICES, of: ({ section }) => section },
}

const DIALOGS: RecordDialogsProps<ContentItem> = {
  free: { add: () => <AddContentDialog /> },
  deletion: ({ id, section, key }) => {
    const page = pageShowing(section, key)
    const instead = key.endsWith(SPANISH) ? 'your English text or the built-in one' : 'the built-in text'
    const effect = page ? `${page} then shows ${instead}` : 'no page shows it'
    return {
      noun: 'Content',
      warning: `"${key}" will be deleted; ${effect}. This action cannot be undone.`,
      route: 'deleteContentItem',
      done: 'Content deleted successfully',
      failed: 'Failed to delete content: {message}',
      draft: `edit-content ${id}`,
    }
  },
}

function ContentList() {
  return (
    <SmallList
      read={useApi('listContentItems')}
      rules={RULES}
      noun={{ one: 'content item', other: 'content items' }}
      tools={() => <DialogButton opens="add" icon="plus-lg" look="main" label="Add Content" />}
      empty={
        <EmptyState icon="pencil-square" title="No Content Found">
          <DialogButton opens="add" look="main" label="Add First Content" />
        </EmptyState>
      }
      dialogs={DIALOGS}
    >
      {(item) => <ContentCard key={item.id} item={item} />}
    </SmallList>
  )
}

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
