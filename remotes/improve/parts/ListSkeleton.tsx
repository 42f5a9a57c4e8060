import { Card } from '#shared/ui/Card.tsx'
import { Skeleton, SkeletonBlock } from '#shared/ui/Skeleton.tsx'

/** Cards shown while a list is loading. Source: docs/product.md, section 9. */
const COUNT = 3

/** `label`: what is loading, for screen readers. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    {[...Array(COUNT).keys()].map((index) => (
      <Card key={index}>
        <div className="bw-skeletons">
          <SkeletonBlock shape="heading" />
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      </Card>
    ))}
  </Skeleton>
)
