import { Skeleton } from "@/components/ui/skeleton";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** A card's place while it is on its way. */
export function RecipeCardSkeleton() {
  return (
    <div className="@container overflow-clip rounded-card border border-hairline bg-card">
      <div className="grid @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:gap-6 @xl:p-6 @xl:pb-0">
        <Skeleton className="aspect-video rounded-none @xl:rounded-md" />
        <div className="grid content-start gap-3 p-4 pb-0 @xl:p-0">
          <Skeleton className="h-8 w-3/4" />
          <Skeleton className="h-8 w-1/2" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5 p-4 @xl:p-6">
        <Skeleton className="h-13" />
        <Skeleton className="h-60" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}

/** The list before anybody knows what is on it. */
export function RecipeListSkeleton({ title, label }: { readonly title: string; readonly label: string }) {
  return (
    <div className="grid gap-6">
      <div className="flex min-h-11 items-center">
        <h2 id="recipes-title" className="text-2xl">
          {title}
        </h2>
      </div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
    </div>
  );
}
