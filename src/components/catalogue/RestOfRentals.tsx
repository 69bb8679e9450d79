// A page was written with the rentals of its category alone, and another one was chosen before the rest was read.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { RentalSkeletons } from './RentalSkeletons'

export function RestOfRentals() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <RentalSkeletons />
}
