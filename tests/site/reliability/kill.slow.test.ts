import { databases } from "@octroi/database/testing/databases";
import { randomFrom } from "@octroi/web/testing/random";
import { expect, test } from "vitest";
import { killAgainAndAgain } from "./kill.ts";

test.each(databases)(
  "W10 kill -9 under load on $name loses no acknowledged entry and leaves none by halves",
  async ({ start }) => {
    await using server = await start();
    const outcome = await killAgainAndAgain(await server.fresh(), { rounds: 2, random: randomFrom(1) });
    expect(outcome).toMatchObject({ lost: 0, wrong: [] });
  },
);
