import { database } from "@/lib/platform/db/client";

/** Makes every wait that has begun last another day: however slow the machine or far its clock leaps, the next try comes in it. */
export async function prolongWaits(): Promise<void> {
  await database()
    .$executeRaw`UPDATE login_delays SET blocked_until = blocked_until + interval '1 day' WHERE failures > 4`;
}

/** Lets the wait of every account pass. */
export async function letWaitsPass(): Promise<void> {
  await database().$executeRaw`UPDATE login_delays SET blocked_until = clock_timestamp() - interval '1 day'`;
}
