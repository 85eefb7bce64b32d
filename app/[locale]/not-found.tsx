import { NotFoundView } from "@/components/shell/not-found-view";

/** A page of ours that found nothing to show: a recipe that is gone, say. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
