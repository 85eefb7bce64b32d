import { NextResponse } from "next/server";

export default function middleware(): NextResponse {
  return NextResponse.next();
}

export const config = { matcher: "/" };
